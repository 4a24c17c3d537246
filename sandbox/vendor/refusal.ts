// How the vendor says no: a status and a sentence that a customer can read.

/** Thrown by an endpoint; answered as `{ message }` with the status. */
export class Refusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
