// The files in what was dropped, including those in folders at any depth.
import { isSystemFile } from '../../../domain/uploads/upload';

/** Returns the dropped files. Call it inside the drop event: browsers empty `data` afterwards. */
export async function droppedFiles(data: DataTransfer): Promise<File[]> {
  const items = [...data.items].filter(({ kind }) => kind === 'file');
  const entries = items.map((item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
  const files = [...data.files];
  // A browser without entries supports files only, no folders.
  if (entries.length < items.length || entries.length === 0) return files;
  return (await Promise.all(entries.map(filesIn))).flat();
}

async function filesIn(entry: FileSystemEntry): Promise<File[]> {
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject)).catch(
      () => undefined,
    );
    return file ? [file] : [];
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const inside: FileSystemEntry[] = [];
  // A reader returns up to a hundred entries at a time, and none at the end.
  for (let more = await read(reader); more.length > 0; more = await read(reader)) inside.push(...more);
  const files = (await Promise.all(inside.map(filesIn))).flat();
  return files.filter(({ name }) => !isSystemFile(name));
}

function read(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
  return new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject)).catch(
    () => [],
  );
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}
