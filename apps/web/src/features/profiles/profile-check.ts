/** In a file of its own, so that the form renders before its validation is loaded. */
export { profileForm } from '@herbie/contract';
