/** The height of the chart without its legend, px; apart from the chart, so that it is known before its code has loaded. */
export const CHART_HEIGHT = 260;
