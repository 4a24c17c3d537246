// The vendor's wire form of the portal's own types: keys in snake_case, and null allowed wherever a field may be absent.

type Snake<K extends string> = K extends `${infer Head}${infer Tail}`
  ? Head extends Lowercase<Head>
    ? `${Head}${Snake<Tail>}`
    : `_${Lowercase<Head>}${Snake<Tail>}`
  : K;

/** The wire form of a type. */
export type Wire<T> = T extends readonly (infer Item)[]
  ? Wire<Item>[]
  : T extends object
    ? {
        [K in keyof T as K extends string ? Snake<K> : K]:
          | Wire<T[K]>
          | (undefined extends T[K] ? null : never);
      }
    : T;
