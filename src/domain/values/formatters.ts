// The browser's own formatters, made once for each way of writing: making one takes a slow phone several milliseconds, and
// a page writes dozens of dates and amounts.

/** Memoises a formatter by locale and options. */
function once<Options, Formatter>(make: (locale: string | undefined, options: Options) => Formatter) {
  const made = new Map<string, Formatter>();
  return (locale: string | undefined, options: Options): Formatter => {
    const key = JSON.stringify([locale, options]);
    const formatter = made.get(key) ?? make(locale, options);
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
