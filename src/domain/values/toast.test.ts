import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextToast, NO_TOAST, snackbarTimeout, toastDuration } from './toast';
import type { Toast } from './toast';

describe('the display time of a toast', () => {
  it.each([
    [0, 4000],
    [80, 4000],
    [81, 4050],
    [100, 5000],
    [180, 9000],
    [181, 9000],
    [300, 9000],
  ])('with %i characters is %i ms', (length, duration) => {
    expect(toastDuration('x'.repeat(length))).toBe(duration);
  });

  it('is between 4 and 9 s', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 500 }), (message) => {
        expect(toastDuration(message)).toBeGreaterThanOrEqual(4000);
        expect(toastDuration(message)).toBeLessThanOrEqual(9000);
      }),
    );
  });

  it.each([
    [undefined, 5000],
    [7000, 7000],
    [-1, null],
  ])('with the snackbar timeout %s is %s', (timeout, waits) => {
    expect(snackbarTimeout(timeout)).toBe(waits);
  });
});

describe('the displayed toast', () => {
  const first: Toast = { message: 'Subscription cancelled', show: true, type: 'success' };
  it('is the first of several', () => {
    expect(nextToast(first, { message: 'No', type: 'error' })).toEqual(first);
  });

  it.each([NO_TOAST, { ...first, show: false }])('is the new one if none is displayed', (current) => {
    expect(nextToast(current, { message: 'No', type: 'error' })).toEqual({
      message: 'No',
      show: true,
      type: 'error',
    });
  });

  it.each(['', ' '])('is none if the message is empty', (message) => {
    expect(nextToast(NO_TOAST, { message, type: 'error' })).toBe(NO_TOAST);
  });
});
