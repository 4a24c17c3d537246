// Firefox's own side of WebDriver, Marionette, for Selenium. Elsewhere geckodriver translates to it, which isn't a Debian package.
import { connect } from 'node:net';
import { Session } from 'selenium-webdriver';
import type { Command, Executor } from 'selenium-webdriver/lib/command.js';

/** What Marionette calls those of Selenium's commands that the journeys need. */
const NAMES: Readonly<Record<string, string>> = {
  newSession: 'WebDriver:NewSession',
  quit: 'Marionette:Quit',
  setWindowRect: 'WebDriver:SetWindowRect',
  get: 'WebDriver:Navigate',
  refresh: 'WebDriver:Refresh',
  executeScript: 'WebDriver:ExecuteScript',
  getCurrentWindowHandle: 'WebDriver:GetWindowHandle',
  newWindow: 'WebDriver:NewWindow',
  switchToWindow: 'WebDriver:SwitchToWindow',
  switchToFrame: 'WebDriver:SwitchToFrame',
  clickElement: 'WebDriver:ElementClick',
  sendKeysToElement: 'WebDriver:ElementSendKeys',
};

type Answer = [type: 1, id: number, problem: { message: string } | null, result: Record<string, unknown>];

/** Returns Selenium's way to the Firefox at this port. Messages are JSON behind their length: `[0, id, name, parameters]`. */
export async function marionetteAt(port: number): Promise<Executor> {
  const socket = connect(port, '127.0.0.1');
  const waiting = new Map<number, (answer: Answer) => void>();
  let received = Buffer.alloc(0);
  await new Promise((resolve, reject) => {
    // Its first message is a greeting.
    socket.once('error', reject).once('data', resolve);
  });
  socket.on('data', (part) => {
    received = Buffer.concat([received, part]);
    for (;;) {
      const start = received.indexOf(':') + 1;
      const end = start + Number(received.subarray(0, Math.max(0, start - 1)));
      if (start === 0 || received.length < end) return;
      const answer = JSON.parse(received.subarray(start, end).toString()) as Answer;
      received = received.subarray(end);
      waiting.get(answer[1])?.(answer);
    }
  });
  let last = 0;
  const execute = async (command: Command): Promise<unknown> => {
    const name = command.getName();
    const { id, ...others } = command.getParameters() as Record<string, unknown>;
    const [element] = Object.values((id ?? {}) as Record<string, unknown>);
    const parameters = name === 'switchToFrame' ? { element } : { ...others, id: element };
    last += 1;
    const text = JSON.stringify([0, last, NAMES[name], name === 'newSession' ? {} : parameters]);
    const answered = new Promise<Answer>((resolve) => waiting.set(last, resolve));
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    const [, , problem, result] = await answered;
    if (problem) throw new Error(problem.message);
    if (name === 'newSession') return new Session(String(result.sessionId), {});
    return 'value' in result ? result.value : result;
  };
  return { execute };
}
