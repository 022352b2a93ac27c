/** In a file of its own, so that the form is drawn before what checks it is here. */
export { profileForm } from '@herbie/contract';
