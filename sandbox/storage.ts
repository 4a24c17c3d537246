// The object storage: accepts uploads at addresses that are valid once, for a minute, for exactly the declared bytes
// (docs/product/uploads.md#storage), and serves certificates and invoices.
import { createHash } from 'node:crypto';
import { invoicePdf } from './invoicePdf.ts';
import type { Part } from './part.ts';
import type { OutsideSurroundings } from './outsideService.ts';
import { outsideService, plain } from './outsideService.ts';
import type { UploadTicket, VendorWorld } from './world/vendorWorld.ts';

/** Returns the storage's refusal of an upload, or undefined if it accepts it. `now` is in epoch milliseconds. */
function refusal(
  ticket: UploadTicket,
  request: Request,
  bytes: Uint8Array,
  now: number,
): Response | undefined {
  if (ticket.used) return plain(403, 'This address has been used already.');
  if (now > ticket.expiresAt) return plain(403, 'This address has expired.');
  if (bytes.length !== ticket.contentLength)
    return plain(400, 'The file has another length than was declared.');
  if (request.headers.get('Content-Type') !== ticket.contentType) {
    return plain(403, 'The file has another type than was declared.');
  }
  const md5 = createHash('md5').update(bytes).digest('base64');
  if (request.headers.get('Content-MD5') !== ticket.md5Base64 || md5 !== ticket.md5Base64) {
    return plain(400, 'The checksum of the file does not match.');
  }
  return undefined;
}

async function put(world: VendorWorld, request: Request, path: string): Promise<Response> {
  const ticket = world.uploadTickets.get(new URL(request.url).searchParams.get('signature') ?? '');
  const stack = world.stacks.get(ticket?.stackId ?? '');
  if (!ticket || !stack || decodeURIComponent(path) !== `/${stack.id}/${ticket.folder}${ticket.name}`) {
    return plain(403, 'This address was not made by the vendor.');
  }
  const bytes = new Uint8Array(await request.arrayBuffer());
  const refused = refusal(ticket, request, bytes, world.clock.now());
  if (refused) return refused;
  ticket.used = true;
  const { folder, name } = ticket;
  stack.uploads = [
    ...stack.uploads.filter((file) => file.folder !== folder || file.name !== name),
    { folder, name, size: bytes.length, last_modified: world.clock.seconds(), delivered: false },
  ];
  return new Response(null, { status: 200 });
}

function certificate(world: VendorWorld, stackId: string): Response | undefined {
  if (!world.stacks.has(stackId)) return undefined;
  const body = Buffer.from(`Certificate of the Multi-Platform Probe of ${stackId}, made by the sandbox.`);
  const lines = body.toString('base64').match(/.{1,64}/g) ?? [];
  const pem = ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
  return new Response(pem, { headers: { 'Content-Type': 'application/x-pem-file' } });
}

function invoice(world: VendorWorld, id: string): Response | undefined {
  const found = world.invoices.find((candidate) => candidate.id === id);
  if (!found) return undefined;
  return new Response(invoicePdf(found), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${id}.pdf"`,
    },
  });
}

/** Returns the part below `at.storage`. */
export function createStorage({ at, world }: OutsideSurroundings): Part {
  return outsideService(at, at.storage, (request, path) => {
    if (request.method === 'PUT') return put(world, request, path);
    if (request.method !== 'GET') return undefined;
    const certified = /^\/certificates\/([^/]+)\.pem$/.exec(path)?.[1];
    if (certified !== undefined) return certificate(world, certified);
    const invoiced = /^\/invoices\/([^/]+)\.pdf$/.exec(path)?.[1];
    return invoiced === undefined ? undefined : invoice(world, invoiced);
  });
}
