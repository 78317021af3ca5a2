/** The part of W3C WebDriver (https://www.w3.org/TR/webdriver2/) that the stories need: JSON over HTTP. */
import { BrowserIsGone } from './browser.ts';

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

export type ElementReference = { readonly [ELEMENT]: string };

/** One session: a window of a browser that a driver has started. */
export interface WebDriverSession {
  /**
   * @throws {BrowserIsGone} when the session has ended by itself: its browser has crashed
   * @throws {Error} with what the driver says about it
   */
  readonly send: <Answer>(method: 'GET' | 'POST' | 'DELETE', command: string, body?: object) => Promise<Answer>;
  readonly find: (selector: string) => Promise<ElementReference>;
  /** Hands over the path of a file: what a driver types into an `input` for files. */
  readonly sendKeys: (element: ElementReference, text: string) => Promise<void>;
  readonly end: () => Promise<void>;
}

/**
 * @param driver address of a driver that is ready
 * @param limit ends the waiting for a browser
 * @throws {DOMException} when `limit` ends it
 * @throws {Error} with what the driver says
 */
export async function startSession(
  driver: string,
  capabilities: object,
  limit: AbortSignal,
): Promise<WebDriverSession> {
  const wanted = { capabilities: { alwaysMatch: capabilities } };
  const { sessionId } = await ask<{ readonly sessionId: string }>('POST', `${driver}/session`, wanted, limit);
  const send = <Answer>(method: string, command: string, body?: object): Promise<Answer> =>
    ask(method, `${driver}/session/${sessionId}${command}`, body);
  return {
    send,
    find: (selector) => send('POST', '/element', { using: 'css selector', value: selector }),
    sendKeys: async (element, text) => void (await send('POST', `/element/${element[ELEMENT]}/value`, { text })),
    end: async () => void (await send('DELETE', '')),
  };
}

async function ask<Answer>(method: string, address: string, body?: object, signal?: AbortSignal): Promise<Answer> {
  const response = await fetch(address, {
    method,
    ...(signal && { signal }),
    ...(method === 'POST' && { body: JSON.stringify(body ?? {}), headers: { 'Content-Type': 'application/json' } }),
  });
  const { value } = (await response.json()) as { readonly value: Answer };
  if (response.ok) return value;
  const { error, message } = value as { readonly error: string; readonly message: string };
  throw new (error === 'invalid session id' ? BrowserIsGone : Error)(`${error}: ${message}`);
}
