import { islands } from './islands';
import { wakeIslands } from './wake';

wakeIslands(islands);
