// How the vendor refuses a call: a status, and a sentence for the customer.

/** Thrown by an endpoint; sent as `{ message }` with the status. */
export class Refusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
