import { loginRoutes } from './login';
import { profileRoutes } from './profile';
import { registrationRoutes } from './registration';
import { signOutAccountRoutes } from './sign-out-account';
import { unlockRoutes } from './unlock';

/** All calls of the group `user`. */
export const userRoutes = [...loginRoutes, ...registrationRoutes, ...profileRoutes, ...unlockRoutes, ...signOutAccountRoutes];
