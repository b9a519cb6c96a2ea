import './fonts.css';
import './tokens.css';
import './base.css';
import './controls.css';
import './drawer.css';
import './nav.css';
