import { http, HttpResponse } from 'msw';
import { server } from './setup';

const itsPage = () => HttpResponse.html('<!doctype html>');

/** Lets the portal's own site answer with its page, or as given, from now on. */
export function letSiteAnswer(answer: () => Response = itsPage): void {
  server.use(http.get(`${window.location.origin}/`, answer));
}
