import { keyframes } from '@vanilla-extract/css';
import { motion } from './motion';

/** Value of `animation` for an element that replaces another. */
export const fadeIn = `${keyframes({ from: { opacity: 0 } })} ${motion.quick}`;
