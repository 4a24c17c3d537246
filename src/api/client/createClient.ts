// The portal's HTTP clients: what becomes of their calls says whether the network is away (docs/product/failures.md#offline).
import axios, { isAxiosError, type AxiosInstance, type CreateAxiosDefaults } from 'axios';
import { askSite, networkAnswers } from '../../browser/network';

/** Returns a client that sends no cookie. */
export function createClient(defaults: CreateAxiosDefaults = {}): AxiosInstance {
  const client = axios.create({ ...defaults, withCredentials: false });
  client.interceptors.response.use(
    (answer) => {
      networkAnswers();
      return answer;
    },
    (error: unknown) => {
      if (isAxiosError(error) && error.code !== 'ERR_CANCELED') {
        if (error.response) networkAnswers();
        else void askSite();
      }
      throw error;
    },
  );
  return client;
}
