import { loginRoutes } from './login';
import { profileRoutes } from './profile';
import { registrationRoutes } from './registration';

/** All calls of the group `user`. */
export const userRoutes = [...loginRoutes, ...registrationRoutes, ...profileRoutes];
