import { z } from 'zod';
import { pageAddress } from '../../reader/fields';

export const moveSchema = z
  .strictObject({
    ancienne: pageAddress().meta({ unique: true }).describe('Ancienne adresse'),
    nouvelle: pageAddress().describe('Nouvelle adresse'),
  })
  .describe('adresse');
