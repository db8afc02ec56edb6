import { schemesOf } from './schemes';
// Generated from content/data/clinique.yaml.
import colors from './clinic-colors.json';

export const { light, dark, urgent } = schemesOf(colors);
