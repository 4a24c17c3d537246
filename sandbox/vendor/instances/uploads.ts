// Files and templates for an instance: listing, upload addresses, delivery (docs/product/uploads.md#steps).
import type { BodyOf } from '../../../build/contract/calls.ts';
import { EXCLUDED_PROJECT_IDS } from '../../addresses.ts';
import { UPLOAD_FOLDERS } from '../../world/vendorTables.ts';
import type { Stack } from '../../world/vendorWorld.ts';
import { ensureIdle, stackFor } from '../access.ts';
import type { Answers, Call } from '../endpoint.ts';
import { Refusal } from '../refusal.ts';

const ADDRESS_LIFE_SECONDS = 60;

const managed = (call: Call): Stack => stackFor(call, call.param('stackId'), 'uploadFiles').stack;

function list(call: Call) {
  const { uploads } = managed(call);
  return Object.fromEntries(
    UPLOAD_FOLDERS.map((folder) => [
      folder,
      uploads
        .filter((file) => file.folder === folder)
        .map(({ name, size, last_modified }) => ({ name, size, last_modified })),
    ]),
  );
}

function ensureName(name: string): void {
  if (name.trim() === '' || /[/\\\p{Cc}]/u.test(name) || /^\.+$/.test(name)) {
    throw new Refusal(422, `The file name ${name} cannot be used.`);
  }
}

function requestUpload(call: Call, declared: BodyOf<'declareFiles'>) {
  const { world, at } = call;
  const stack = managed(call);
  ensureIdle(call, stack);
  const files = UPLOAD_FOLDERS.flatMap((folder) => declared[folder].map((file) => ({ folder, ...file })));
  if (files.length === 0) throw new Refusal(422, 'There are no files to upload.');
  for (const { name } of files) ensureName(name);
  if (new Set(files.map(({ folder, name }) => folder + name)).size < files.length) {
    throw new Refusal(422, 'Two files of one kind have the same name.');
  }
  return Object.fromEntries(
    files.map(({ folder, name, content_length, content_type, md5_base64 }) => {
      const token = crypto.randomUUID();
      world.uploadTickets.set(token, {
        stackId: stack.id,
        folder,
        name,
        contentLength: content_length,
        contentType: content_type,
        md5Base64: md5_base64,
        expiresAt: world.clock.now() + ADDRESS_LIFE_SECONDS * 1000,
        used: false,
      });
      const path = [stack.id, ...folder.split('/').slice(0, -1), name].map(encodeURIComponent).join('/');
      return [folder + name, `${at.storage}/${path}?signature=${token}`];
    }),
  );
}

function deliver(call: Call) {
  const stack = managed(call);
  ensureIdle(call, stack);
  if (stack.uploads.length === 0) throw new Refusal(409, 'There are no uploaded files to deliver.');
  for (const file of stack.uploads) file.delivered = true;
}

function deliverProject(call: Call, { project_id }: BodyOf<'deliverTemplate'>) {
  const stack = managed(call);
  const isKnown = call.world.gitProjects.some(({ id }) => id === project_id);
  if (!isKnown || EXCLUDED_PROJECT_IDS.includes(project_id)) {
    throw new Refusal(404, 'There is no such template.');
  }
  ensureIdle(call, stack);
  stack.deliveredProjects.push(project_id);
}

/** The answers to these calls. */
export const uploadAnswers = {
  getStoredFiles: list,
  declareFiles: requestUpload,
  deliverFiles: deliver,
  deliverTemplate: deliverProject,
} satisfies Partial<Answers>;
