/** The height of the chart, its legend aside, px: known before its code is there. */
export const CHART_HEIGHT = 260;
