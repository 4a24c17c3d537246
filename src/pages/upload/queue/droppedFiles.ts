// The files in what was dropped, including those in folders at any depth (docs/product/uploads.md#folders).
import { isSystemFile } from '../../../domain/uploads/upload';
import { message, t } from '../../../messages/t';
import type { Unread } from './job';

type Dropped = File | Unread;

/** Where each dropped file was found: its name with its folders. */
const paths = new WeakMap<File, string>();

/** Returns the file's name with the folders that it was chosen from, as far as they are known. */
export function pathOf(file: File): string {
  return paths.get(file) ?? (file.webkitRelativePath || file.name);
}

/** Returns the dropped files, and what couldn't be read. Call it inside the drop event: browsers empty `data` afterwards. */
export async function droppedFiles(data: DataTransfer): Promise<Dropped[]> {
  const items = [...data.items].filter(({ kind }) => kind === 'file');
  if (items.length === 0) return [...data.files];
  const taken = items.map((item) => item.webkitGetAsEntry() ?? item.getAsFile());
  return (await Promise.all(taken.map(filesIn))).flat();
}

/** Returns at least one file, or what stands for none. */
async function filesIn(taken: FileSystemEntry | File | null): Promise<Dropped[]> {
  // Not every program that files are dragged from has a file for the browser: some mail programs don't.
  if (!taken) return [{ name: t('upload.unnamed'), problem: message('upload.noFile') }];
  if (!('isFile' in taken)) return [taken];
  const files = await inEntry(taken);
  return files.length > 0 ? files : [{ name: `${taken.name}/`, problem: message('upload.emptyFolder') }];
}

async function inEntry(entry: FileSystemEntry, path = ''): Promise<Dropped[]> {
  const name = `${path}${entry.name}`;
  if (!isFile(entry)) return inFolder(entry as FileSystemDirectoryEntry, `${name}/`);
  try {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
    paths.set(file, name);
    return [file];
  } catch {
    return [{ name, problem: message('upload.unreadable') }];
  }
}

/** `path` ends with a slash. Returns the folder itself, too, if it can't be read as a whole. */
async function inFolder(folder: FileSystemDirectoryEntry, path: string): Promise<Dropped[]> {
  const reader = folder.createReader();
  const inside: FileSystemEntry[] = [];
  const unread: Unread[] = [];
  try {
    // A reader returns up to a hundred entries at a time, and none at the end.
    for (let more = await read(reader); more.length > 0; more = await read(reader)) inside.push(...more);
  } catch {
    unread.push({ name: path, problem: message('upload.unreadableFolder') });
  }
  const files = (await Promise.all(inside.map((entry) => inEntry(entry, path)))).flat();
  return [...files.filter(({ name }) => !isSystemFile(name.replace(/^.*\//, ''))), ...unread];
}

function read(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
  return new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}
