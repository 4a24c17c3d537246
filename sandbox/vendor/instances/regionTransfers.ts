// The call that asks the vendor's support team to move an instance to another region
// (docs/product/instance-settings.md#region-transfer).
import type { BodyOf } from '../../../build/contract/calls.ts';
import { stackFor } from '../access.ts';
import type { Answers, Call } from '../endpoint.ts';
import { Refusal } from '../refusal.ts';

const SUPPORT_ADDRESS = 'support@vendor.example';

function requestTransfer(call: Call, { region, customer }: BodyOf<'requestRegionTransfer'>) {
  const { world, account } = call;
  const { stack } = stackFor(call, call.param('stackId'), 'manageInstance');
  if (customer !== account.email)
    throw new Refusal(422, 'The e-mail address is not the one of your account.');
  if (!world.regions.some(({ code }) => code === region)) throw new Refusal(422, 'There is no such region.');
  if (region === stack.region) throw new Refusal(409, 'The instance already runs in this region.');
  if (stack.transferTo) throw new Refusal(409, 'A transfer of this instance has already been requested.');
  stack.transferTo = region;
  world.sendMail(SUPPORT_ADDRESS, `Region transfer of ${stack.name}`, `${customer} asks for ${region}.`);
}

/** The answers to these calls. */
export const regionTransferAnswers = {
  requestRegionTransfer: requestTransfer,
} satisfies Partial<Answers>;
