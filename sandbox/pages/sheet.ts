// The style of all the sandbox's pages: plain, in light and dark, without fonts or other files.

/** The style sheet, as CSS. */
export const SHEET = `
:root { color-scheme: light dark; --ink: #1b2430; --soft: #55606e; --ground: #f3f5f8; --card: #fff; --line: #d5dbe3;
  --blue: #0b5cad; --on-blue: #fff; --bad: #a4202d; --good: #17663a; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8edf3; --soft: #a7b2bf; --ground: #12171d; --card: #1b222b; --line: #36414e;
    --blue: #8cc0f5; --on-blue: #0c1722; --bad: #ff9aa4; --good: #84d8a6; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 34rem; margin: 0 auto; padding: 2rem 1rem 3rem; }
main.wide { max-width: 76rem; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 .5rem; }
h2 { font-size: 1.1rem; margin: 0 0 .75rem; }
p { margin: 0 0 1rem; }
a { color: var(--blue); }
.soft { color: var(--soft); }
.small { font-size: .875rem; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 1.25rem; margin: 0 0 1rem; }
.grid { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr)); }
.grid > .card { margin: 0; min-width: 0; }
.row { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end; margin: 0 0 .75rem; }
.list { list-style: none; margin: 0; padding: 0; }
.list > li { position: relative; padding: .6rem .75rem; border: 1px solid var(--line); border-radius: 8px; margin: 0 0 .5rem; }
.list > li:hover { border-color: var(--blue); }
button, .button { font: inherit; font-weight: 600; color: var(--on-blue); background: var(--blue); border: 1px solid var(--blue);
  border-radius: 8px; padding: .5rem .9rem; cursor: pointer; text-decoration: none; display: inline-block; }
button.quiet { background: transparent; color: var(--blue); }
button.link { background: none; border: 0; color: var(--blue); padding: 0; text-align: left; }
.list button.link::after { content: ''; position: absolute; inset: 0; border-radius: 8px; }
h1:focus { outline: none; }
:focus-visible { outline: 3px solid var(--blue); outline-offset: 2px; }
label { display: block; font-weight: 600; font-size: .9rem; }
label.check { display: flex; gap: .35rem; align-items: center; font-weight: 400; }
input:not([type=checkbox]), select, textarea { display: block; width: 100%; font: inherit; color: inherit; background: var(--card);
  border: 1px solid var(--soft); border-radius: 8px; padding: .45rem .6rem; margin: .2rem 0 .75rem; }
.row input:not([type=checkbox]), .row select { margin-bottom: 0; width: auto; max-width: 100%; }
.problem { color: var(--bad); font-weight: 600; }
.done { color: var(--good); font-weight: 600; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 0 0 1rem; }
dt { color: var(--soft); } dd { margin: 0; overflow-wrap: anywhere; }
.scroll { overflow: auto; max-height: 22rem; }
table { border-collapse: collapse; width: 100%; font-size: .875rem; }
th, td { text-align: left; padding: .3rem .6rem .3rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
th, td.fixed { white-space: nowrap; }
td { overflow-wrap: break-word; }
td.long { overflow-wrap: anywhere; min-width: 14rem; }
code { font: .9em ui-monospace, monospace; overflow-wrap: anywhere; }
`;
