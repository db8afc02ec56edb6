import { z } from 'zod';
import { pageAddress } from '../../fields/fields';

export const moveSchema = z
  .strictObject({
    ancienne: pageAddress().meta({ unique: true }).describe('Ancienne adresse'),
    nouvelle: pageAddress().describe('Nouvelle adresse'),
  })
  .describe('adresse');
