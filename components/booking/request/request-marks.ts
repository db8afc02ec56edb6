/** On the root element, until a script has read an address that asks for a step. */
export const asked = 'data-asked';

/** On the panel: the list of doctors stays visible, even if the script of the steps loads later. */
export const led = 'data-led';
