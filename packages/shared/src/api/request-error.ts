/** The ways in which a request to any of our functions can fail, with their HTTP status. */
export const REQUEST_ERROR_STATUS = {
  invalid_json: 400,
  invalid_form: 400,
  invalid_fields: 400,
  unauthorized: 401,
  origin_not_allowed: 403,
  not_found: 404,
  method_not_allowed: 405,
  /** The body did not arrive in time. */
  request_timeout: 408,
  body_too_large: 413,
  unsupported_content_type: 415,
  too_many_requests: 429,
  unexpected: 500,
  unavailable: 503,
} as const

export type RequestErrorCode = keyof typeof REQUEST_ERROR_STATUS
