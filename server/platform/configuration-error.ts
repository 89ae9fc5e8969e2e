/** Thrown when the environment is unusable; the message names each variable and is safe to print. */
export class ConfigurationError extends Error {}
