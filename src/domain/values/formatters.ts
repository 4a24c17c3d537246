// The browser's own formatters, made once for each way of writing: making one takes a slow phone several milliseconds, and
// a page writes dozens of dates and amounts.

let userLocale: string | undefined;

/** Dates, numbers and lists are written, and texts ordered, by this locale (BCP 47) from now on. */
export function setFormatLocale(locale: string): void {
  userLocale = locale;
}

/** Memoises a formatter by locale and options. */
function once<Options, Formatter>(make: (locale: string | undefined, options: Options) => Formatter) {
  const made = new Map<string, Formatter>();
  return (locale: string | undefined, options: Options): Formatter => {
    const wanted = locale ?? userLocale;
    const key = JSON.stringify([wanted, options]);
    const formatter = made.get(key) ?? make(wanted, options);
    made.set(key, formatter);
    return formatter;
  };
}

/** Returns a formatter for a BCP 47 locale, or the user's own. Throws RangeError for invalid options. */
export const dateFormat = once(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);

/** The same for numbers. */
export const numberFormat = once(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);

/** The same for lists of texts. */
export const listFormat = once(
  (locale, options: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options),
);

/** Returns what texts are compared by. */
export const collator = once((locale, options: Intl.CollatorOptions) => new Intl.Collator(locale, options));
