import { copyText } from './copyText.ts';

const setClipboard = (clipboard: unknown) =>
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
const setCopyCommand = (copy: () => boolean) => Object.assign(document, { execCommand: copy });

afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard');
  Reflect.deleteProperty(document, 'execCommand');
  document.body.replaceChildren();
});

test('copies with the clipboard of the browser', async () => {
  const writeText = jest.fn(async () => undefined);
  setClipboard({ writeText });
  expect(await copyText('K7QMX')).toBe(true);
  expect(writeText).toHaveBeenCalledWith('K7QMX');
});

test.each([
  ['is missing, as without HTTPS', undefined],
  ['refuses', { writeText: async () => Promise.reject(new DOMException('', 'NotAllowedError')) }],
])(
  'selects and copies the text in the open dialog when the clipboard %s, and returns the focus',
  async (_why, clipboard) => {
    setClipboard(clipboard);
    const dialog = document.createElement('div');
    const button = document.createElement('button');
    dialog.setAttribute('aria-modal', 'true');
    dialog.append(button);
    document.body.append(dialog);
    button.focus();
    const copied: string[] = [];
    setCopyCommand(() => {
      const field = document.activeElement as HTMLTextAreaElement;
      expect(field.closest('[aria-modal]')).not.toBeNull();
      copied.push(field.value.slice(field.selectionStart, field.selectionEnd));
      return true;
    });
    expect(await copyText('K7QMX')).toBe(true);
    expect(copied).toEqual(['K7QMX']);
    expect(document.querySelector('textarea')).toBeNull();
    expect(button).toHaveFocus();
  },
);

test('returns false when neither the clipboard nor the copy command works', async () => {
  setClipboard(undefined);
  expect(await copyText('K7QMX')).toBe(false);
  setCopyCommand(() => false);
  expect(await copyText('K7QMX')).toBe(false);
});
