/** Elements that a browser's translation has put in place of text nodes, or of its earlier elements. */
const translations = new WeakMap<Node, Element>();

const isFont = (node: Node | null): node is Element => node?.nodeName === 'FONT';
const isTranslatable = (node: Node) => node.nodeType === Node.TEXT_NODE || isFont(node);

function recordTranslations(records: readonly MutationRecord[]): void {
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    for (const node of addedNodes) translations.delete(node);
    const translation = [...addedNodes, previousSibling, nextSibling].find(isFont);
    if (!translation) continue;
    for (const node of removedNodes) if (isTranslatable(node)) translations.set(node, translation);
  }
}

/** What the page shows for `node`: its translation if the text node is no longer in the page. */
function shownFor<N extends Node | null>(node: N): N | Element {
  const translation = node && !node.parentNode && translations.get(node);
  return translation ? shownFor(translation) : node;
}

/**
 * Lets React change a page that the browser translates [interface.translated]. Google Chrome and Microsoft Edge replace
 * each text node by a `font` element. React still refers to the text node: without this function, React's next change of it would fail or stay hidden.
 */
export function supportTranslation(): void {
  new MutationObserver(recordTranslations).observe(document, { childList: true, subtree: true });

  const { appendChild, insertBefore, removeChild } = Node.prototype;
  Node.prototype.appendChild = function append<N extends Node>(this: Node, node: N): N {
    appendChild.call(this, shownFor(node));
    return node;
  };
  Node.prototype.insertBefore = function insert<N extends Node>(this: Node, node: N, next: Node | null): N {
    insertBefore.call(this, shownFor(node), shownFor(next));
    return node;
  };
  Node.prototype.removeChild = function remove<N extends Node>(this: Node, node: N): N {
    removeChild.call(this, shownFor(node));
    return node;
  };

  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')!;
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string | null) {
      nodeValue.set!.call(this, value);
      const shown = shownFor(this);
      // The browser then translates the new text.
      if (shown !== this) shown.parentNode?.replaceChild(this, shown);
    },
  });
}
