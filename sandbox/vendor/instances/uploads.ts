// Files and templates for an instance: listing, upload addresses, delivery (docs/product/uploads.md#steps).
import type { RequestHandler } from 'msw';
import * as v from 'valibot';
import { EXCLUDED_PROJECT_IDS } from '../../addresses.ts';
import { UPLOAD_FOLDERS, UPLOAD_LIMIT_BYTES } from '../../world/vendorTables.ts';
import type { Stack } from '../../world/vendorWorld.ts';
import { ensureIdle, stackFor } from '../access.ts';
import type { Call, VendorApi } from '../endpoint.ts';
import { endpoint } from '../endpoint.ts';
import { Refusal } from '../refusal.ts';

const ADDRESS_LIFE_SECONDS = 60;
/** 16 bytes in base64. */
const MD5_BASE64 = /^[A-Za-z0-9+/]{22}==$/;

const FILES = v.array(
  v.strictObject({
    name: v.string(),
    content_length: v.pipe(v.number(), v.integer(), v.minValue(0)),
    content_type: v.string(),
    md5_base64: v.string(),
  }),
);
type DeclaredFile = v.InferOutput<typeof FILES>[number];
const DECLARATION = v.strictObject({
  'MIB/': FILES,
  'devicetemplates/': FILES,
  'lookups/custom/': FILES,
  'snmplibs/': FILES,
  'webroot/icons/devices/': FILES,
});
const PROJECT = v.strictObject({ project_id: v.number() });

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

function ensureAcceptable({ name, content_length, content_type, md5_base64 }: DeclaredFile): void {
  if (name.trim() === '' || name.length > 255 || /[/\\\p{Cc}]/u.test(name) || /^\.+$/.test(name)) {
    throw new Refusal(422, `The file name ${name} cannot be used.`);
  }
  if (content_length > UPLOAD_LIMIT_BYTES) {
    throw new Refusal(422, `The file ${name} is larger than 1,048,576 bytes.`);
  }
  if (!/^[\w.+-]+\/[\w.+-]+/.test(content_type))
    throw new Refusal(422, `The file ${name} has no valid type.`);
  if (!MD5_BASE64.test(md5_base64)) throw new Refusal(422, `The checksum of the file ${name} is not valid.`);
}

async function requestUpload(call: Call) {
  const { world, at } = call;
  const declared = await call.body(DECLARATION);
  const stack = managed(call);
  ensureIdle(call, stack);
  const files = UPLOAD_FOLDERS.flatMap((folder) => declared[folder].map((file) => ({ folder, ...file })));
  if (files.length === 0) throw new Refusal(422, 'There are no files to upload.');
  files.forEach(ensureAcceptable);
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

async function deliver(call: Call) {
  await call.noBody();
  const stack = managed(call);
  ensureIdle(call, stack);
  if (stack.uploads.length === 0) throw new Refusal(409, 'There are no uploaded files to deliver.');
  for (const file of stack.uploads) file.delivered = true;
}

async function deliverProject(call: Call) {
  const { project_id } = await call.body(PROJECT);
  const stack = managed(call);
  const isKnown = call.world.gitProjects.some(({ id }) => id === project_id);
  if (!isKnown || EXCLUDED_PROJECT_IDS.includes(project_id)) {
    throw new Refusal(404, 'There is no such template.');
  }
  ensureIdle(call, stack);
  stack.deliveredProjects.push(project_id);
}

/** Returns the handlers of these calls. */
export function uploadHandlers(api: VendorApi): RequestHandler[] {
  return [
    endpoint(api, 'get', '/instance/:stackId/upload/s3', list),
    endpoint(api, 'post', '/instance/:stackId/upload', requestUpload),
    endpoint(api, 'post', '/instance/:stackId/upload/s3', deliver),
    endpoint(api, 'post', '/instance/:stackId/upload/git', deliverProject),
  ];
}
