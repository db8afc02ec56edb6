/** Each function runs in the page; most list problems. */

/** Lists main controls below 44 px, and others below 24 px, except links in a sentence (WCAG 2.5.8). */
export function smallTargets(): string[] {
  const main =
    'button, select, textarea, input:not([type=checkbox], [type=radio]), [href^="tel:"], [href^="mailto:"], header a, header summary';
  const isInSentence = (control: Element) =>
    getComputedStyle(control).display === 'inline' &&
    [...(control.parentElement?.childNodes ?? [])].some(
      (node) => node !== control && node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
  const looksLikeButton = (control: Element) => {
    const { borderTopWidth, backgroundColor, paddingLeft } = getComputedStyle(control);
    const isPainted = parseFloat(borderTopWidth) > 0 || !/, 0\)$/.test(backgroundColor);
    return isPainted && parseFloat(paddingLeft) >= 12;
  };
  const boxOf = (control: Element) => {
    const label = control.matches('[type=checkbox], [type=radio]') && control.closest('label');
    return (label || control).getBoundingClientRect();
  };
  return [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .filter((control) => !isInSentence(control) && control.getAttribute('href') !== '#contenu')
    .flatMap((control) => {
      const { width, height } = boxOf(control);
      const least = control.matches(main) || looksLikeButton(control) ? 44 : 24;
      const name = control.getAttribute('aria-label') ?? control.textContent.trim();
      return Math.min(width, height) >= least - 0.1
        ? []
        : [`« ${name} »: ${Math.round(width)} × ${Math.round(height)} px of ${least}`];
    });
}

/** Lists text that is clipped, or that overflows its box or the screen (WCAG 1.4.4, 1.4.10, 1.4.12). */
export function cutText(): string[] {
  const scrolls = (style: CSSStyleDeclaration) =>
    /auto|scroll/.test(`${style.overflowX} ${style.overflowY}`);
  const cuts = (style: CSSStyleDeclaration) =>
    /hidden|clip/.test(`${style.overflowX} ${style.overflowY}`);
  const isBox = (style: CSSStyleDeclaration) =>
    !/, 0\)$/.test(style.backgroundColor) || parseFloat(style.borderLeftWidth) > 0;
  const leaves = (text: DOMRect, { left, right, top, bottom }: DOMRect) =>
    text.left < left - 2 ||
    text.right > right + 2 ||
    text.top < top - 4 ||
    text.bottom > bottom + 4;
  /** Returns what the text overflows first: an ancestor, the screen, or nothing (null). */
  const left = (text: DOMRect, from: Element): string | null => {
    for (let around: Element | null = from; around; around = around.parentElement) {
      const style = getComputedStyle(around);
      // Text that is hidden on purpose.
      if (around.closest('[aria-hidden=true]') || style.clipPath !== 'none') return null;
      const box = around.getBoundingClientRect();
      const isPage = around === document.body || around === document.documentElement;
      const holds = style.display !== 'inline' && !isPage && (cuts(style) || isBox(style));
      if (holds && !scrolls(style) && leaves(text, box))
        return `leaves its ${around.tagName.toLowerCase()}`;
      if (scrolls(style) || style.position === 'fixed') return null;
    }
    const { clientWidth } = document.documentElement;
    return text.left < -1 || text.right > clientWidth + 1 ? 'leaves the screen' : null;
  };
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (words.nextNode()) {
    const node = words.currentNode;
    const element = node.parentElement;
    if (!element || !node.textContent?.trim()) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const how = left(range.getBoundingClientRect(), element);
    if (how) found.push(`« ${node.textContent.trim().slice(0, 60)} » ${how}`);
  }
  if (document.documentElement.scrollWidth > document.documentElement.clientWidth)
    found.push(`the page is ${document.documentElement.scrollWidth} px wide`);
  return found;
}

/** Lists headings that skip a level, empty headings, and a page without exactly one `<h1>`. */
export function brokenOutline(): string[] {
  const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter((heading) =>
    heading.checkVisibility(),
  );
  const levels = headings.map(({ tagName }) => Number(tagName[1]));
  const skipped = headings.filter(
    (_, index) => (levels[index] ?? 0) > (levels[index - 1] ?? 0) + 1,
  );
  return [
    ...skipped.map(({ tagName, textContent }) => `${tagName} « ${textContent} » skips a level`),
    ...(levels.filter((level) => level === 1).length === 1 ? [] : ['not one h1']),
    ...headings.filter(({ textContent }) => !textContent.trim()).map(() => 'an empty heading'),
  ];
}

/** Returns the fixed and sticky elements. */
export function bars(): Element[] {
  return [...document.querySelectorAll('body *')].filter((element) =>
    /fixed|sticky/.test(getComputedStyle(element).position),
  );
}

/**
 * Lists the problems of the focused element: hidden by a bar, off the screen, no visible ring (WCAG 2.4.7, 2.4.11,
 * 1.4.11). `isOver` is true once the page has lost the focus.
 */
export function badFocus(bars: Element[]): { isOver: boolean; name: string; found: string[] } {
  const control = document.activeElement;
  if (!control || control === document.body) return { isOver: true, name: '', found: [] };
  const isOver = false;
  // A scroll button is no element: the focus is its list's.
  if (control instanceof HTMLUListElement && control.tabIndex < 0)
    return { isOver, name: 'scroll button', found: [] };
  // The site in a frame draws its own focus ring.
  if (control instanceof HTMLIFrameElement) return { isOver, name: control.title, found: [] };
  // Ends all transitions, to measure the final colours.
  for (const motion of document.getAnimations())
    if (motion instanceof CSSTransition) motion.finish();
  const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
  const luminance = (color: string) => {
    const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one: string, other: string) => {
    const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  };
  const isOpaque = (color: string) => (channels(color)[3] ?? 1) > 0.99;
  /** Returns the topmost opaque colour at a point, 'picture' if a picture or frame is above it, or null. */
  const groundAt = (x: number, y: number) => {
    for (const element of document.elementsFromPoint(x, y)) {
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      if (element.matches('img, iframe')) return 'picture';
      if (isOpaque(backgroundColor)) return backgroundColor;
      // A gradient counts as its first colour if that is nearly opaque, since the text is at that end.
      const [veil = ''] = backgroundImage.match(/rgba?\([^)]*\)/) ?? [];
      if (veil !== '' && (channels(veil)[3] ?? 1) > 0.9) return veil;
    }
    return null;
  };
  const name = `« ${control.getAttribute('aria-label') ?? control.textContent.trim().slice(0, 60)} »`;
  const box = control.getBoundingClientRect();
  const found: string[] = [];

  for (const bar of bars) {
    if (bar.contains(control) || control.contains(bar) || !bar.checkVisibility()) continue;
    const over = bar.getBoundingClientRect();
    const isAside = over.right <= box.left || over.left >= box.right;
    const shown = Math.max(box.bottom - Math.max(over.bottom, box.top), over.top - box.top);
    const [x, y] = [
      box.x + box.width / 2,
      (Math.max(over.top, box.top) + Math.min(over.bottom, box.bottom)) / 2,
    ];
    const isAbove = bar.contains(document.elementFromPoint(x, y));
    const isHidden = !isAside && isAbove && over.bottom > box.top && over.top < box.bottom;
    if (isHidden && shown < Math.min(box.height, innerHeight / 3) - 1)
      found.push(`${name} is under ${bar.tagName.toLowerCase()}`);
  }
  if (box.bottom <= 0 || box.top >= innerHeight) found.push(`${name} is off the screen`);

  const drawn = getComputedStyle(control, '::after');
  const rings = [getComputedStyle(control), drawn];
  // A ring of two contrasting colours is visible on any background.
  const [inner = ''] = drawn.boxShadow.match(/rgba?\([^)]*\)/) ?? [];
  if (drawn.borderTopWidth === '3px' && contrast(drawn.borderTopColor, inner) >= 3)
    return { isOver, name, found };
  const ring = rings.find(({ outlineStyle, outlineWidth }) => {
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  });
  if (!ring) return { isOver, name, found: [...found, `${name} has no ring`] };
  // Measures just outside the ring, or just inside a ring with a negative offset.
  const offset = parseFloat(ring.outlineOffset);
  const away = offset < 0 ? offset - 2 : offset + parseFloat(ring.outlineWidth) + 1;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const grounds = (
    [
      [x, box.top - away],
      [x, box.bottom + away],
      [box.left - away, y],
      [box.right + away, y],
    ] as const
  ).map(([px, py]) => groundAt(px, py));
  const seen = grounds.filter((ground): ground is string => !!ground && ground !== 'picture');
  const weak = seen.filter((ground) => contrast(ring.outlineColor, ground) < 3);
  if (weak.length > 0) found.push(`${name}: ring ${ring.outlineColor} on ${weak.join(', ')}`);
  if (seen.length < 2) found.push(`${name}: nothing to judge its ring by (${grounds.join()})`);
  return { isOver, name, found };
}

/** Lists words that are broken across lines. */
export function brokenWords(selector: string): string[] {
  const broken: string[] = [];
  for (const element of document.querySelectorAll(selector)) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const text = nodes.currentNode.textContent ?? '';
      for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}’]+/gu)) {
        const range = document.createRange();
        range.setStart(nodes.currentNode, index);
        range.setEnd(nodes.currentNode, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(word);
      }
    }
  }
  return broken;
}

/** Lists visible elements whose only child is a hidden `<picture>`. */
export function emptyFrames(): string[] {
  return [...document.querySelectorAll('picture')]
    .filter((picture) => !picture.checkVisibility())
    .map(({ parentElement }) => parentElement)
    .filter((frame) => frame?.childElementCount === 1 && frame.checkVisibility())
    .map((frame) => frame?.outerHTML.slice(0, 120) ?? '');
}

/** Lists controls and icons that are invisible with forced colours. */
export function unseenControls(): string[] {
  const plain = new Set(['rgba(0, 0, 0, 0)', getComputedStyle(document.body).backgroundColor]);
  return [...document.querySelectorAll('button, input, select, textarea, [class] > svg')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => {
      const { borderTopWidth, borderTopColor, color, width } = getComputedStyle(element);
      if (element instanceof SVGElement) return plain.has(color) || width === '0px';
      return parseFloat(borderTopWidth) < 1 || plain.has(borderTopColor);
    })
    .map((element) => element.outerHTML.slice(0, 120));
}

/** Returns whether the chosen link of a list looks different from another link of the list. */
export function isMarked(chosen: Element): boolean {
  const other = chosen.closest('li')?.parentElement?.querySelector('a:not([aria-current])');
  const marks = (element: Element) => {
    const { borderTopColor, borderTopWidth, outlineStyle, textDecorationLine, fontWeight } =
      getComputedStyle(element);
    return `${borderTopColor} ${borderTopWidth} ${outlineStyle} ${textDecorationLine} ${fontWeight}`;
  };
  return !!other && marks(chosen) !== marks(other);
}

/** Lists backgrounds brighter than a middle grey, if larger than a button or a logo. */
export function brightGrounds(): string[] {
  return [...document.querySelectorAll('html, html *')].flatMap((element) => {
    const { width, height } = element.getBoundingClientRect();
    const { backgroundColor } = getComputedStyle(element);
    const [red = 0, green = 0, blue = 0, alpha = 1] = (backgroundColor.match(/[\d.]+/g) ?? []).map(
      Number,
    );
    const isBright = (red + green + blue) / 3 > 128 && alpha > 0.5;
    return isBright && width * height > 30_000 ? [`${element.tagName} ${backgroundColor}`] : [];
  });
}
