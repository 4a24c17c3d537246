// Which instances were created in this browser (docs/product/first-steps.md#whose), and like which other one
// (docs/product/new-like-this.md#applying).
import { expect, it } from 'vitest';
import { forgetModel, isNewHere, modelOf, storeCreated, storeModel } from './createdHere';

const NOW = Date.UTC(2026, 10, 28);
const DAYS_30 = 30 * 86_400_000;
const stored = () => localStorage.getItem('portal-created');

it('an instance that was created here is new for 30 days', () => {
  expect(isNewHere('sub-1', NOW)).toBe(false);
  storeCreated('sub-1', NOW);
  expect([NOW, NOW + DAYS_30, NOW + DAYS_30 + 1].map((now) => isNewHere('sub-1', now))).toEqual([
    true,
    true,
    false,
  ]);
  expect([isNewHere('sub-2', NOW), isNewHere('toString', NOW)]).toEqual([false, false]);
  storeCreated('sub-2', NOW + DAYS_30 + 1);
  expect(stored()).toBe(`{"sub-2":{"at":${NOW + DAYS_30 + 1}}}`);
});

it('an instance has a model until that is forgotten, and stays new', () => {
  storeCreated('sub-1', NOW);
  storeModel('sub-2', 'sub-1', NOW);
  expect(['sub-1', 'sub-2', 'sub-3', 'toString'].map((id) => modelOf(id, NOW))).toEqual([
    undefined,
    'sub-1',
    undefined,
    undefined,
  ]);
  expect(modelOf('sub-2', NOW + DAYS_30 + 1)).toBeUndefined();
  forgetModel('sub-2', NOW + 1);
  forgetModel('sub-3', NOW + 1);
  expect(stored()).toBe(`{"sub-1":{"at":${NOW}},"sub-2":{"at":${NOW}}}`);
  expect([modelOf('sub-2', NOW), isNewHere('sub-2', NOW)]).toEqual([undefined, true]);
});

it.each(['', 'no JSON', '{"sub-1":7}', '[]'])('no instance is new if %j is stored', (text) => {
  localStorage.setItem('portal-created', text);
  expect([isNewHere('sub-1', NOW), modelOf('sub-1', NOW)]).toEqual([false, undefined]);
});
