// Server state without screens: a query client that records what it announces, and a way to run hooks with it.
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { createQueryClient } from '../../src/api/outcomes/queryClient';

export interface Announcing {
  client: QueryClient;
  /** 'error: …' or 'success: …', oldest first. */
  announced: string[];
  /** Runs a hook of src/api with this client. */
  render: <Result>(hook: () => Result) => ReturnType<typeof renderHook<Result, unknown>>;
}

/** Returns a new query client, with what it announces and a way to run hooks. */
export function announcing(): Announcing {
  const announced: string[] = [];
  const client = createQueryClient({
    announce: ({ type, message }) => announced.push(`${type}: ${message}`),
    overtake: () => undefined,
  });
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(QueryClientProvider, { client }, children);
  return { client, announced, render: (hook) => renderHook(hook, { wrapper }) };
}
