// A map of which a part is only made once somebody asks for it: a world with thousands of subscriptions is reset as
// quickly as one with a dozen.

/** Makes its late part when one of its keys is asked for, or all there is. `make` puts it into the map; it is called often. */
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
