/** On the root element, until a script has read an address that asks for a step. */
export const asked = 'data-asked';

/** On the panel, whose list of doctors stays though the script of the steps may come. */
export const led = 'data-led';
