// Script of the sandbox's own page: shows the control's state, updated every two seconds, and sends it the page's forms.
/* global document */
(() => {
  const { control } = document.body.dataset;
  const byId = (id) => document.getElementById(id);
  const readyMade = document.querySelectorAll('[data-rule]');
  const shown = {};
  let requests = [];

  async function ask(path, method = 'GET', body) {
    const response = await fetch(`${control}/${path}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    });
    const answer = await response.json();
    if (!response.ok) throw new Error(answer.message);
    return answer;
  }

  /** Replaces a table's rows only if they have changed, so that the reader's position and selection stay. */
  function fill(id, rows) {
    const text = JSON.stringify(rows);
    if (shown[id] === text) return;
    shown[id] = text;
    byId(id).replaceChildren(
      ...rows.map((cells) => {
        const row = document.createElement('tr');
        row.append(
          ...cells.map((cell) => {
            const td = document.createElement('td');
            td.textContent = cell ?? '';
            td.className = td.textContent.length > 30 ? 'long' : 'fixed';
            return td;
          }),
        );
        return row;
      }),
    );
  }

  const isMadeOf = (fault, box) =>
    Object.entries(JSON.parse(box.dataset.rule)).every(([name, value]) => fault[name] === value);

  function fillFaults(faults) {
    const text = JSON.stringify(faults);
    if (shown.faults === text) return;
    shown.faults = text;
    for (const box of readyMade) box.checked = faults.some((fault) => isMadeOf(fault, box));
    byId('faults').replaceChildren(
      ...faults.map(({ id, ...rule }) => {
        const item = document.createElement('li');
        const code = document.createElement('code');
        code.textContent = JSON.stringify(rule);
        const remove = document.createElement('button');
        remove.className = 'quiet small';
        remove.textContent = 'Remove';
        remove.setAttribute('aria-label', `Remove fault ${id}`);
        remove.addEventListener('click', () => act(() => ask(`faults/${id}`, 'DELETE')));
        item.append(code, ' ', remove);
        return item;
      }),
    );
  }

  /** Updates a field from the state, unless it has the focus: what is being typed stays. */
  function follow(name, value) {
    const field = document.querySelector(`[name="${name}"]`);
    if (field && document.activeElement !== field && shown[name] !== value) {
      shown[name] = value;
      field.value = value;
    }
  }

  const whatOf = ({ exception, measurements = {} }) =>
    exception
      ? exception.values.map(({ type, value }) => `${type}: ${value}`).join(', ')
      : Object.entries(measurements)
          .map(([name, { value }]) => `${name} ${value}`)
          .join(', ');

  const time = (milliseconds) => new Date(milliseconds).toLocaleTimeString();

  async function refresh() {
    const state = await ask('state');
    const last = requests.at(-1);
    const news = await ask(`requests?since=${last?.status === undefined ? 0 : last.id}`);
    requests = last?.status === undefined ? news : [...requests, ...news].slice(-2000);
    byId('clock').textContent = state.clock.iso.replace('T', ' ').slice(0, 19) + ' UTC';
    follow('provisioningSeconds', state.provisioningSeconds);
    follow('tokenSeconds', state.tokenSeconds);
    follow('geoCountry', state.visitor.countryCode ?? 'failing');
    follow('identityFault', state.identityFault?.kind ?? '');
    fillFaults(state.faults);
    fill(
      'mails',
      state.mails.toReversed().map((mail) => [time(mail.at * 1000), mail.to, mail.subject, mail.text]),
    );
    fill(
      'analytics',
      state.analytics.toReversed().map((call) => [time(call.at * 1000), call.action, call.subId, call.date]),
    );
    fill(
      'errors',
      state.errors
        .toReversed()
        .map(({ at, kind, event }) => [
          time(at * 1000),
          kind,
          event.transaction,
          event.release,
          whatOf(event),
          JSON.stringify(event),
        ]),
    );
    fill(
      'requests',
      requests
        .toReversed()
        .slice(0, 300)
        .map((entry) => [
          time(entry.at),
          entry.method,
          entry.path,
          entry.status === 0 ? 'cut' : String(entry.status ?? '…'),
          entry.persona,
          entry.hasAuthorization ? 'yes' : '',
          entry.from,
        ]),
    );
  }

  async function act(action) {
    const said = byId('said');
    try {
      await action();
      said.className = 'done';
      said.textContent = 'Done.';
      await refresh();
    } catch (error) {
      said.className = 'problem';
      said.textContent = error.message;
    }
  }

  /** Builds the body of each form's request, by the form's `data-post`. */
  const bodies = {
    clock: (form) => ({ advanceSeconds: Math.round(Number(form.get('hours')) * 3600) }),
    reset: () => undefined,
    settings(form) {
      const [name, value] = form.entries().next().value;
      if (name === 'identityFault') {
        return { identityFault: value ? { kind: value, times: Number(form.get('times') || 1) } : null };
      }
      return { [name]: name === 'geoCountry' ? value : Number(value) };
    },
    faults(form) {
      const rule = {};
      for (const [name, value] of form) {
        if (value === '') continue;
        if (name === 'abort' || name === 'cut') rule[name] = true;
        else if (['status', 'delayMs', 'pauseMs', 'times', 'skip', 'every'].includes(name))
          rule[name] = Number(value);
        else rule[name] = value;
      }
      if (rule.body?.startsWith('{') || rule.body?.startsWith('[')) {
        try {
          rule.body = JSON.parse(rule.body);
        } catch {
          // Malformed JSON is a useful fault, too: it is sent as text.
        }
      }
      return rule;
    },
  };

  for (const form of document.querySelectorAll('form[data-post]')) {
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const path = form.dataset.post;
      void act(async () => {
        await ask(path, 'POST', bodies[path](new FormData(form)));
        if (path === 'reset') requests = [];
      });
    });
  }
  document
    .querySelector('[data-delete="faults"]')
    .addEventListener('click', () => act(() => ask('faults', 'DELETE')));

  for (const box of readyMade) {
    box.addEventListener('change', () =>
      act(async () => {
        if (box.checked) return ask('faults', 'POST', JSON.parse(box.dataset.rule));
        const made = (await ask('state')).faults.filter((fault) => isMadeOf(fault, box));
        await Promise.all(made.map(({ id }) => ask(`faults/${id}`, 'DELETE')));
      }),
    );
  }

  const tick = () => refresh().catch(() => (byId('clock').textContent = 'The sandbox does not answer.'));
  void tick();
  setInterval(tick, 2000);
})();
