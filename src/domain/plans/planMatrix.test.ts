import { describe, expect, it } from 'vitest';
import type { Plan } from './plan';
import { inDrawnOrder, isScattered, planMatrix } from './planMatrix';

const TRIAL = 'trial_2017';
const plan = (id: string, fields: Partial<Plan> = {}): Plan => ({
  id,
  bundle: 'prod-2023-05-01',
  name: 'PRTG 500',
  price: 10_000,
  currencyCode: 'EUR',
  period: 1,
  periodUnit: 'year',
  ...fields,
});
const annually = (id: string, name: string, price: number) =>
  plan(id, { bundle: 'prod-2023-05-01-3y-paid-annually', name, price });

const drawn = (plans: Plan[]) => {
  const { before, terms, sizes, after } = planMatrix(plans, TRIAL);
  const ids = (list: (Plan | undefined)[]) => list.map((one) => one?.id ?? '–').join(' ');
  return {
    before: ids(before),
    terms: terms.join(' '),
    sizes: sizes.map(({ size, plans: row }) => `${size}: ${ids(row)}`),
    after: ids(after),
  };
};

const small5 = plan('small5', { period: 5, price: 40_000 });
const small3 = plan('small3', { period: 3, price: 27_000 });
const smallAnnually = annually('smallA', 'PRTG 500 (3 years, paid annually)', 9500);
const large3 = plan('large3', { name: 'PRTG 1000', period: 3, price: 50_000 });

describe('the table of plans', () => {
  it('has sizes as rows, cheapest first, and terms as columns, shortest first', () => {
    expect(drawn([large3, small5, smallAnnually, small3])).toEqual({
      before: '',
      terms: '3y 3y-paid-annually 5y',
      sizes: ['PRTG 500: small3 smallA small5', 'PRTG 1000: large3 – –'],
      after: '',
    });
  });

  it.each([
    ['the trial', plan(TRIAL, { bundle: 'trial_2017', price: 0 }), 'before'],
    ['a plan that is no longer sold', plan('old', { bundle: 'prod-2019-01-01' }), 'before'],
    ['a plan without a name', plan('nameless', { name: undefined }), 'after'],
    ['an unknown term', plan('two', { period: 2 }), 'after'],
    ['a second plan of the same size and term', plan('second', { period: 3 }), 'after'],
  ] as const)('lists %s outside the grid', (_, one, where) => {
    expect(drawn([small3, one])).toMatchObject({
      sizes: ['PRTG 500: small3'],
      before: '',
      after: '',
      [where]: one.id,
    });
  });

  it('sorts sizes by their cheapest term', () => {
    const smallMonth = plan('smallM', { periodUnit: 'month', price: 2000 });
    const small = plan('small1', { price: 9000 });
    const large = plan('large1', { name: 'PRTG 1000', price: 12_000 });
    expect(drawn([large, smallMonth, small]).sizes).toEqual([
      'PRTG 500: smallM small1',
      'PRTG 1000: – large1',
    ]);
  });

  it('puts sizes without a price last', () => {
    const unknown = plan('unknown', { name: 'PRTG X', period: 3, price: undefined });
    expect(drawn([unknown, small3]).sizes).toEqual(['PRTG 500: small3', 'PRTG X: unknown']);
  });

  it('contains every plan once, by size and by term', () => {
    const matrix = planMatrix([plan(TRIAL), large3, small5, small3, plan('x', { name: '' })], TRIAL);
    const ids = (byTerm: boolean) => inDrawnOrder(matrix, byTerm).map(({ id }) => id);
    expect(ids(false)).toEqual([TRIAL, 'small3', 'small5', 'large3', 'x']);
    expect(ids(true)).toEqual([TRIAL, 'small3', 'large3', 'small5', 'x']);
  });

  it.each([
    ['plans of one term', [small3, large3], false],
    ['a size with two terms', [small3, small5, large3], false],
    ['names that contain no size', [small5, large3], true],
    ['no plans', [], false],
  ])('is replaced by a list or not, for %s', (_, plans, scattered) => {
    expect(isScattered(planMatrix(plans, TRIAL))).toBe(scattered);
  });
});
