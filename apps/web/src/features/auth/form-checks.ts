import { forgotPasswordForm, loginForm, registerForm } from '@herbie/contract';
import { zodResolver } from '@hookform/resolvers/zod';

/** What the server would say to each form, said before it is sent. */
export const checkLogin = zodResolver(loginForm);
export const checkRegistration = zodResolver(registerForm);
export const checkForgotPassword = zodResolver(forgotPasswordForm);
