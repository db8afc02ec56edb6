/** On the root element, until a script has read an address that asks for a step. */
export const asked = 'data-asked';

/** On the list of doctors, which shows it though the script of the steps may come. */
export const led = 'data-led';
