// A map of which one part isn't made until it is read, so that a world with thousands of subscriptions is reset as quickly as one
// with a dozen.

/**
 * Calls `make` before every read of a key that matches `lateKey`, and before every read of the whole map. `make` adds the late
 * part, the first time only.
 */
export class LateMap<Value> extends Map<string, Value> {
  readonly #lateKey: RegExp;
  readonly #make: () => void;

  constructor(lateKey: RegExp, make: () => void) {
    super();
    this.#lateKey = lateKey;
    this.#make = make;
  }

  override get(key: string): Value | undefined {
    if (this.#lateKey.test(key)) this.#make();
    return super.get(key);
  }

  override has(key: string): boolean {
    if (this.#lateKey.test(key)) this.#make();
    return super.has(key);
  }

  override get size(): number {
    this.#make();
    return super.size;
  }

  override keys() {
    this.#make();
    return super.keys();
  }

  override values() {
    this.#make();
    return super.values();
  }

  override entries() {
    this.#make();
    return super.entries();
  }

  override [Symbol.iterator]() {
    return this.entries();
  }

  override forEach(callback: (value: Value, key: string, map: Map<string, Value>) => void): void {
    for (const [key, value] of this) callback(value, key, this);
  }
}
