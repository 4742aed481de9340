import { useEffect } from 'react';

const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE;
const isTranslation = (node: Node | null): node is HTMLElement => node?.nodeName === 'FONT';

/** The translation that is on the screen in place of a text that React has rendered. */
const translations = new WeakMap<Node, HTMLElement>();

/** Returns the translation that a record puts in place of its removed texts, in one step or beside them. */
const findTranslation = ({ addedNodes, previousSibling, nextSibling }: MutationRecord) =>
  [...addedNodes, previousSibling, nextSibling].find(isTranslation);

/**
 * Returns the child of `parent` that is on the screen for a node that React rendered there: the node itself, its
 * translation, or what a translator has wrapped around it. Returns null when an extension has removed it.
 */
function findShownChild(parent: Node, node: Node): Node | null {
  const translation = translations.get(node);
  let shown: Node | null = translation?.isConnected ? translation : node;
  while (shown && shown.parentNode !== parent) shown = shown.parentNode;
  return shown;
}

/** Lets React remove, and insert before, texts that a translator has replaced. Calls that succeed without it are as before. */
function tolerateReplacedTexts() {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const shown = child.parentNode === this ? child : findShownChild(this, child);
    if (shown) removeChild.call(this, shown);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, next: Node | null): T {
    const before = next && next.parentNode !== this ? findShownChild(this, next) : next;
    insertBefore.call(this, node, before);
    return node;
  };
  return () => Object.assign(Node.prototype, { removeChild, insertBefore });
}

/** Shows a text again in place of its translation when React changes it. The translator then translates the new text. */
function showChangedTexts() {
  const textObserver = new MutationObserver((records) => {
    for (const { target } of records) translations.get(target)?.replaceWith(target);
  });
  const pageObserver = new MutationObserver((records) => {
    for (const record of records)
      for (const node of record.removedNodes) {
        const translation = isText(node) && !node.isConnected && findTranslation(record);
        if (!translation) continue;
        translations.set(node, translation);
        textObserver.observe(node, { characterData: true });
      }
  });
  pageObserver.observe(document.body, { childList: true, subtree: true });
  return () => {
    pageObserver.disconnect();
    textObserver.disconnect();
  };
}

/**
 * Keeps the page working while the browser translates it. Chrome replaces each text by a `<font>` with its translation, and
 * React, which still refers to the text, would fail as soon as it removes the text or inserts something before it: the page
 * would be replaced by the error page (https://github.com/facebook/react/issues/11538). Texts that React changes would not
 * be seen.
 */
export function useTranslatedTexts(): void {
  useEffect(() => {
    const undo = [tolerateReplacedTexts(), showChangedTexts()];
    return () => {
      for (const each of undo) each();
    };
  }, []);
}
