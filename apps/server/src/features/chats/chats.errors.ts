import { AppError, type KnownError } from '../../platform/http/errors.ts';

export const chatsErrors = {
  chatNotFound: { code: 'chat_not_found', status: 404, message: 'Chat not found' },
  reportNotFound: { code: 'report_not_found', status: 404, message: 'Report not found' },
  messageNotFound: { code: 'message_not_found', status: 404, message: 'Message not found' },
  chatDiffers: { code: 'chat_differs', status: 400, message: 'chatId does not match the address' },
  stillAnswering: {
    code: 'still_answering',
    status: 409,
    message: 'The last message in this chat is still being answered.',
  },
  nothingRunning: { code: 'nothing_running', status: 404, message: 'Nothing is being answered' },
  tooManyAnswers: {
    code: 'too_many_answers',
    status: 429,
    message: 'Two answers are already being written. Please wait for one to end.',
  },
} as const satisfies Record<string, KnownError>;

export function tooManyAnswers(): AppError {
  return new AppError(chatsErrors.tooManyAnswers, { headers: { 'retry-after': '5' } });
}
