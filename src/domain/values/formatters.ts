// The browser's own formatters, created once per locale and options: creating one takes a slow phone several milliseconds,
// and a page formats dozens of dates and amounts. A browser may lack one, or refuse a locale or its own timezone: then a plain
// one is used (docs/product/interface.md#odd-browsers).

let userLocale: string | undefined;

/** Sets the default locale (BCP 47) for formatting dates, numbers and lists, and for ordering texts. */
export function setFormatLocale(locale: string): void {
  userLocale = locale;
}

/**
 * Gives libraries what the portal gets where the browser refuses: one that makes its formats as it loads would never load. To be
 * called once, by the app: a visitor who is sent to the login needs no format, and making the first takes a slow phone 100 ms.
 */
export function guardLibraries(): void {
  const { DateTimeFormat } = Intl;
  try {
    void new DateTimeFormat();
  } catch {
    const format = once(plainDate, ...dateMakers(DateTimeFormat));
    Intl.DateTimeFormat = function (locale?: string, options: Intl.DateTimeFormatOptions = {}) {
      return format(locale, options);
    } as typeof Intl.DateTimeFormat;
  }
}

/** Memoises a formatter by locale and options: the first that the browser makes of `makers`, else `plain`. */
function once<Options, Formatter>(
  plain: (options: Options) => Formatter,
  ...makers: ((locale: string | undefined, options: Options) => Formatter)[]
) {
  const made = new Map<string, Formatter>();
  return (locale: string | undefined, options: Options): Formatter => {
    const preferred = locale ?? userLocale;
    const key = JSON.stringify([preferred, options]);
    const formatter = made.get(key) ?? firstMade(preferred, options);
    made.set(key, formatter);
    return formatter;
  };

  function firstMade(preferred: string | undefined, options: Options): Formatter {
    for (const make of makers) {
      for (const locale of [preferred, undefined]) {
        try {
          return make(locale, options);
        } catch {
          // The next one may do.
        }
      }
    }
    return plain(options);
  }
}

interface DateFormat {
  format: (date: Date | number) => string;
}

/** Formats without the browser. */
function plainDate({ year, day, hour }: Intl.DateTimeFormatOptions): DateFormat {
  return {
    format: (date) => {
      const iso = new Date(date).toISOString();
      const time = hour === undefined ? '' : `${iso.slice(11, 16)} UTC`;
      return [year && iso.slice(0, day === undefined ? 7 : 10), time].filter(Boolean).join(' ');
    },
  };
}

/** In the browser's own timezone; else in UTC, which a time says. `Given`: the browser's class, the present one unless said otherwise. */
function dateMakers(Given?: typeof Intl.DateTimeFormat) {
  const make = (locale: string | undefined, options: Intl.DateTimeFormatOptions): DateFormat =>
    new (Given ?? Intl.DateTimeFormat)(locale, options);
  const makeUtc: typeof make = (locale, options) =>
    make(locale, { ...options, timeZone: 'UTC', ...(options.hour && { timeZoneName: 'short' }) });
  return [make, makeUtc] as const;
}

/** Returns a formatter for a BCP 47 locale, or the user's own. Never throws. */
export const dateFormat = once(plainDate, ...dateMakers());

/** Like `dateFormat`, for numbers. */
export const numberFormat = once<Intl.NumberFormatOptions, { format: (value: number) => string }>(
  ({ style, currency = '', maximumFractionDigits = 0 }) => ({
    format: (value) => {
      if (style === 'percent') return `${Math.round(value * 100)} %`;
      return `${currency} ${value.toFixed(maximumFractionDigits)}`.trim();
    },
  }),
  (locale, options) => new Intl.NumberFormat(locale, options),
);

/** Like `dateFormat`, for lists of texts. */
export const listFormat = once<Intl.ListFormatOptions, { format: (texts: readonly string[]) => string }>(
  () => ({ format: (texts) => texts.join(', ') }),
  (locale, options) => new Intl.ListFormat(locale, options),
);

/** Like `dateFormat`, for comparing texts. */
export const collator = once<Intl.CollatorOptions, Pick<Intl.Collator, 'compare'>>(
  () => ({
    compare: (a, b) => Number(a.toLowerCase() > b.toLowerCase()) - Number(a.toLowerCase() < b.toLowerCase()),
  }),
  (locale, options) => new Intl.Collator(locale, options),
);
