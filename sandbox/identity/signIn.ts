// Signing in: /authorize and the screens it leads to (docs/product/sign-in.md#sign-up, docs/product/sign-in.md#rejected-login).
import { randomUUID } from 'node:crypto';
import type { Surroundings } from '../part.ts';
import { messagePage } from '../pages/page.ts';
import type { Account } from '../world/world.ts';
import { answerWith } from './answers.ts';
import type { AuthorizeRequest } from './authorizeRequest.ts';
import { readAuthorizeRequest } from './authorizeRequest.ts';
import type { Grants } from './grants.ts';
import type { IdentitySettings } from './identityFaults.ts';
import { SILENT_ERRORS } from './identityFaults.ts';
import { codeScreen, loginScreen, signUpScreen } from './screens.ts';
import type { Sessions } from './sessions.ts';

const ONE_TIME_CODE = '123456';
const MFA_DESCRIPTION = 'Multifactor authentication required';

/** A sign-in that waits for the user. */
interface Transaction {
  id: string;
  asked: AuthorizeRequest;
  /** The `sub` of the user who still has to type the one-time code. */
  sub?: string;
}

/** The routes of signing in. */
export interface SignIn {
  authorize(request: Request): Response;
  /** GET of a screen: '/login', '/signup', '/code', '/deny'. */
  show(path: string, request: Request): Response;
  /** POST of a screen. */
  submit(path: string, request: Request): Promise<Response>;
  reset(): void;
}

/** Returns the routes of signing in. */
export function createSignIn(
  { at, world }: Surroundings,
  sessions: Sessions,
  grants: Grants,
  settings: IdentitySettings,
): SignIn {
  const transactions = new Map<string, Transaction>();

  /** Answers with a code, or a rejection if the account is blocked. The provider's session lasts either way, as in reality. */
  function complete(asked: AuthorizeRequest, account: Account): Response {
    return account.blocked
      ? answerWith(at, asked, { error: 'access_denied', description: 'user is blocked' })
      : answerWith(at, asked, { code: grants.issue({ sub: account.sub, asked }) });
  }

  function signedIn(transaction: Transaction, account: Account): Response {
    transactions.delete(transaction.id);
    const response = complete(transaction.asked, account);
    response.headers.append('Set-Cookie', sessions.start(account.sub));
    return response;
  }

  function screen(path: string, transaction: Transaction, problem?: string): Response {
    const context = { at, transaction: transaction.id, problem };
    switch (path) {
      case '/login':
        return loginScreen(context, world.accounts);
      case '/signup':
        return signUpScreen(context, { email: '', name: '' });
      default:
        return codeScreen(context);
    }
  }

  function seeScreen(path: string, transaction: Transaction): Response {
    const query = new URLSearchParams({ transaction: transaction.id }).toString();
    return new Response(null, { status: 303, headers: { Location: `${at.identity}${path}?${query}` } });
  }

  return {
    authorize(request) {
      const read = readAuthorizeRequest(at, new URL(request.url).searchParams);
      if ('refusal' in read) {
        // In a hidden frame the page can't be seen, and the SDK waits for its timeout, so the reason is logged, too.
        console.warn(`[sandbox] /authorize refused: ${read.refusal}`);
        return messagePage('Oops, something went wrong', read.refusal, { status: 400 });
      }
      const { asked, error } = read;
      if (error) return answerWith(at, asked, error);

      const silent = asked.prompt === 'none';
      const fault = silent ? settings.takeFault(SILENT_ERRORS) : undefined;
      if (fault) {
        const description = fault === 'mfa_required' ? MFA_DESCRIPTION : sentenceOf(fault);
        return answerWith(at, asked, { error: fault, description });
      }
      const sub = sessions.subOf(request);
      const account = sub === undefined ? undefined : world.accountBySub(sub);
      if (account && asked.prompt !== 'login') return complete(asked, account);
      if (silent) return answerWith(at, asked, { error: 'login_required', description: 'Login required' });

      const transaction = { id: randomUUID(), asked };
      transactions.set(transaction.id, transaction);
      return seeScreen(asked.signUpFirst ? '/signup' : '/login', transaction);
    },

    show(path, request) {
      const transaction = transactions.get(new URL(request.url).searchParams.get('transaction') ?? '');
      if (!transaction) return staleScreen(at.portal);
      if (path === '/deny') {
        transactions.delete(transaction.id);
        const description = 'User did not authorize the request';
        return answerWith(at, transaction.asked, { error: 'access_denied', description });
      }
      return screen(path, transaction);
    },

    async submit(path, request) {
      const form = new URLSearchParams(await request.text());
      const typed = (name: string) => (form.get(name) ?? '').trim();
      const transaction = transactions.get(typed('transaction'));
      if (!transaction) return staleScreen(at.portal);

      if (path === '/login') {
        const account = world.accountByKey(typed('persona'));
        if (!account) return screen(path, transaction, 'Choose one of the people below.');
        if (!account.useMfa) return signedIn(transaction, account);
        transaction.sub = account.sub;
        return seeScreen('/code', transaction);
      }
      if (path === '/signup') {
        const values = { email: typed('email'), name: typed('name') };
        const problem = signUpProblem(values, world.accounts);
        if (problem) return signUpScreen({ at, transaction: transaction.id, problem }, values);
        return signedIn(transaction, world.signUp(values.email, values.name));
      }
      const account = transaction.sub === undefined ? undefined : world.accountBySub(transaction.sub);
      if (!account) return seeScreen('/login', transaction);
      if (typed('code') !== ONE_TIME_CODE) return screen('/code', transaction, 'The code is not right.');
      return signedIn(transaction, account);
    },

    reset: () => transactions.clear(),
  };
}

function signUpProblem(
  { email, name }: { email: string; name: string },
  accounts: readonly Account[],
): string | undefined {
  if (!/^[^@\s]+@[^@\s]+$/.test(email)) return 'Enter a valid e-mail address.';
  if (!name) return 'Enter your name.';
  const taken = accounts.some((account) => account.email.toLowerCase() === email.toLowerCase());
  return taken ? 'There is an account with this e-mail already.' : undefined;
}

/** 'consent_required' as the provider describes it: 'Consent required'. */
function sentenceOf(error: string): string {
  const words = error.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function staleScreen(portal: string): Response {
  const sentence = `This sign-in is over, or the sandbox was reset. Start again at ${portal}.`;
  return messagePage('Sign in again', sentence, { status: 400 });
}
