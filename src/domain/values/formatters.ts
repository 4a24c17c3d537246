// The browser's own formatters, created once per locale and options: creating one takes a slow phone several milliseconds,
// and a page formats dozens of dates and amounts.

let userLocale: string | undefined;

/** Sets the default locale (BCP 47) for formatting dates, numbers and lists, and for ordering texts. */
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

/** Like `dateFormat`, for numbers. */
export const numberFormat = once(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);

/** Like `dateFormat`, for lists of texts. */
export const listFormat = once(
  (locale, options: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options),
);

/** Like `dateFormat`, for comparing texts. */
export const collator = once((locale, options: Intl.CollatorOptions) => new Intl.Collator(locale, options));
