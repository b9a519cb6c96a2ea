export { fill } from '@grognard/kernel';
