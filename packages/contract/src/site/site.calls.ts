import * as z from 'zod/mini';
import { list } from '../fields.ts';
import { defineCall } from '../call.ts';

/** Succeeds as soon as the process serves requests. */
export const getHealth = defineCall({
  name: 'getHealth',
  method: 'GET',
  path: '/api/health',
  access: 'public',
  anonymous: true,
  reply: z.object({ status: z.literal('ok') }),
});

/** Succeeds once the schema is up to date and the database responds; `unavailable` until then. */
export const getReadiness = defineCall({
  name: 'getReadiness',
  method: 'GET',
  path: '/api/ready',
  access: 'public',
  anonymous: true,
  reply: z.object({ status: z.literal('ready') }),
});

/** The operator's settings that the web app needs. Nothing secret. */
export const getSite = defineCall({
  name: 'getSite',
  method: 'GET',
  path: '/api/site',
  access: 'public',
  anonymous: true,
  reply: z.object({
    privacyUrl: z.nullable(z.string()),
    termsUrl: z.nullable(z.string()),
    blogUrl: z.string(),
    /** The operator's mail address, of MAIL_FROM; null while none was set. */
    contact: z.nullable(z.string()),
    claim: z.nullable(z.string()),
    testimonial: z.nullable(z.string()),
    registrationOpen: z.boolean(),
    passwordMinLength: z.number(),
    engine: z.enum(['built-in', 'model']),
    engineName: z.string(),
    /** The service that receives questions, with its host; null when nothing leaves this server. */
    engineService: z.nullable(z.string()),
    /** The service that may look at photos unless a person opts out; null when there is none. */
    photoService: z.nullable(z.string()),
    /** What a language model receives and what it never receives, in words for people. */
    sentToService: list(z.string()),
    neverSentToService: list(z.string()),
    retailerName: z.string(),
    retailerHost: z.string(),
  }),
});
