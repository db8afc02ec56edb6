import { keyframes } from '@vanilla-extract/css';
import { motion } from './motion';

/** What takes the place of something else comes in softly: value of `animation`. */
export const fadeIn = `${keyframes({ from: { opacity: 0 } })} ${motion.quick}`;
