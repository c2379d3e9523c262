import { useSearchParams } from 'react-router-dom';

/** Parameter of the editor's address: page, order and filters of the list that the person came from. */
const param = 'list';

/** Adds the parameters of a list of cards, such as `page=3&level=CM1`, to the address of the editor. */
export function withListParams(editor: string, list: string): string {
  if (!list) return editor;
  return `${editor}${editor.includes('?') ? '&' : '?'}${new URLSearchParams({ [param]: list })}`;
}

/** Address of the list to return to from the editor, with its earlier page, order and filters [cards.same-list]. */
export function useListAddress(path: string): string {
  const [address] = useSearchParams();
  const list = new URLSearchParams(address.get(param) ?? '').toString();
  return list ? `${path}?${list}` : path;
}

/** Address of the same list without filters, newest cards first. */
export const newestFirst = (list: string): string => `${list.split('?')[0]}?sort=-date_create`;
