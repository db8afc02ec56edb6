import { z } from 'zod';
import { pageAddress } from '../../reader/fields';

export const moveSchema = z.strictObject({ ancienne: pageAddress(), nouvelle: pageAddress() });
