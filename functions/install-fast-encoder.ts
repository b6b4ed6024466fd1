import { installFastEncoder } from './fast-encoder';

installFastEncoder();
