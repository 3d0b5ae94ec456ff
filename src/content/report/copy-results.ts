/** What is said at "Email me this report" once the server has answered. */
export const COPY_RESULTS = {
  sent: 'It’s on its way to the email address you gave us.',
  repeated: 'We already sent it. Check your spam folder, too.',
  limited: 'That’s the limit for today. Try again tomorrow, or copy the link.',
  refused: 'This report cannot be sent by email. Copy the link instead.',
  unavailable: 'We couldn’t send it just now. Try again in a minute.',
} as const
